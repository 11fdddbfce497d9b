#!/usr/bin/env bash
# Installs what was just built and starts it; its pages are looked at in a browser, and so are those
# tests of the product that need no Facebook of their own, which an installed program would not ask.
set -euo pipefail
release=apps/desktop/release
case $1 in
  windows)
    installer=$(ls "$release"/*-win-x64.exe)
    # Without this, Git's bash makes a drive of /S, and the installer would not be silent.
    MSYS2_ARG_CONV_EXCL='*' "$installer" /S
    program="$(cygpath -m "$LOCALAPPDATA")/Programs/pal-admin/PAL Admin.exe"
    ;;
  macos)
    disk=$(hdiutil attach -nobrowse "$(ls "$release"/*-mac-arm64.dmg)" | grep -o '/Volumes/.*' | tail -1)
    cp -R "$disk/PAL Admin.app" /Applications/
    hdiutil detach "$disk"
    program="/Applications/PAL Admin.app/Contents/MacOS/PAL Admin"
    ;;
  linux)
    sudo apt-get install -y "./$(ls "$release"/*-linux-amd64.deb)"
    program="/opt/PAL Admin/pal-admin"
    ;;
esac
export PAL_INSTALLED="$program"
specs=()
for name in installed security axe lists narrow palette toast-place; do
  specs+=("e2e/$name.spec.ts")
done
if [ "$1" = linux ]; then
  xvfb-run --auto-servernum npm test -- "${specs[@]}"
else
  npm test -- "${specs[@]}"
fi
