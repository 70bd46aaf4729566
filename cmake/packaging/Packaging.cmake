# What an installation carries beside the two programs, and the Debian package that cpack makes of it.
include(GNUInstallDirs)
set(here ${CMAKE_CURRENT_LIST_DIR})
set(documents ${CMAKE_INSTALL_DATADIR}/doc/arbiter)

install(FILES ${here}/arbiter-desk.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${here}/arbiter-desk.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${here}/arbiter.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${PROJECT_SOURCE_DIR}/qml/icons/arbiter.svg
  DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME arbiter-desk.svg)
install(FILES ${here}/copyright DESTINATION ${documents})

# arbiter_compressed(SOURCE NAME FOLDER): the file as Debian keeps it, gzipped without name and time, so that the same
# source makes the same package.
set(compressed)
function(arbiter_compressed source name folder)
  set(made ${PROJECT_BINARY_DIR}/packaging/${folder}/${name}.gz)
  get_filename_component(into ${made} DIRECTORY)
  file(MAKE_DIRECTORY ${into})
  add_custom_command(OUTPUT ${made} DEPENDS ${source} COMMAND gzip -9nc ${source} > ${made} VERBATIM)
  install(FILES ${made} DESTINATION ${folder})
  set(compressed ${compressed} ${made} PARENT_SCOPE)
endfunction()

arbiter_compressed(${PROJECT_SOURCE_DIR}/CHANGELOG.md changelog ${documents})
arbiter_compressed(${here}/changelog.Debian changelog.Debian ${documents})
foreach(program arbiter arbiter-desk)
  arbiter_compressed(${here}/${program}.1 ${program}.1 ${CMAKE_INSTALL_MANDIR}/man1)
  arbiter_compressed(${here}/${program}.zh_CN.1 ${program}.1 ${CMAKE_INSTALL_MANDIR}/zh_CN/man1)
endforeach()
add_custom_target(documents ALL DEPENDS ${compressed})

# cpack packs what is built and builds nothing itself: a missing file ends it with that file's name.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME arbiter)
set(CPACK_PACKAGE_VENDOR "The Arbiter maintainers")
set(CPACK_PACKAGE_CONTACT "The Arbiter maintainers <maintainers@arbiter.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "run chess events: pairings, results, standings, rulings")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"The desktop program with which a chess arbiter runs an event: players,
pairings by the Dutch system of FIDE, results by keyboard, standings, and what
happens at the boards. Every decision is an entry in a sealed journal that
cannot be lost or silently changed; an event is one file.

The window (arbiter-desk) and the command line (arbiter) work on the same
files and speak English and Chinese.")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION misc) # "games" is for what one plays
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

# Libraries are found by what the programs link. The QML modules are loaded by name when the window starts, and a module's
# package depends on no other module's, so each is named: those that qml/ imports, and those that these import.
# tests/packaging asks Qt's own scanner for the list.
set(depends
  qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
  qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-dialogs qml6-module-qtquick-layouts
  qml6-module-qtquick-shapes qml6-module-qtquick-templates qml6-module-qtquick-window
  # Qt's file dialog loads this one from within its library; without it, opening a file ends the program
  qml6-module-qt-labs-folderlistmodel
  # the faces that the window names: without them Chinese names are boxes, and columns are not as wide as they were drawn
  fonts-noto-core fonts-noto-cjk fonts-dejavu-core
  # Qt's own dialogs in Chinese: a window is in one language or the other, not in both
  qt6-translations-l10n)
list(JOIN depends ", " CPACK_DEBIAN_PACKAGE_DEPENDS)

include(CPack)
