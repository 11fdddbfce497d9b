#!/usr/bin/env bash
# Plays the update of an installed program: makes one of a lower version with a key of its own, signs
# what was just built with that key, and lets the lower one find it at port 8791 of this machine.
# Changes the machine: for the release workflow, or one that can be thrown away.
set -euo pipefail
system=$1
if [ "$system" = macos ] && [ -z "${CSC_LINK:-}" ]; then
  echo 'update: NOT RUN (macOS replaces a program only by one of the same signature, and none was given)'
  exit 0
fi
work=$(mktemp -d)
if [ "$system" = windows ]; then work=$(cygpath -m "$work"); fi
public=resources/update-key.pub
[ ! -e "$public" ] || mv "$public" "$work/update-key.pub"
restore() {
  rm -f "$public"
  [ ! -e "$work/update-key.pub" ] || mv "$work/update-key.pub" "$public"
}
trap restore EXIT
npm run release -- key "$work/played.key"

feed=$work/feed
mkdir "$feed"
cp apps/desktop/release/*.{yml,exe,zip,dmg,AppImage,deb,blockmap} "$feed" 2>/dev/null || true
rm -f "$feed"/builder-*.yml
PAL_UPDATE_KEY=$(cat "$work/played.key") npm run release -- sign "$feed"

lower=$work/lower
PAL_UPDATE_URL=http://127.0.0.1:8791/ npm run package -- --installers --version 0.0.1 --into "$lower"
case $system in
  windows)
    MSYS2_ARG_CONV_EXCL='*' "$(ls "$lower"/*-win-x64.exe)" /S
    program="$(cygpath -m "$LOCALAPPDATA")/Programs/pal-admin/PAL Admin.exe"
    ;;
  macos)
    ditto -x -k "$(ls "$lower"/*-mac-arm64.zip)" "$work/played"
    rm -rf '/Applications/PAL Admin.app'
    cp -R "$work/played/PAL Admin.app" /Applications/
    program='/Applications/PAL Admin.app/Contents/MacOS/PAL Admin'
    ;;
  linux)
    sudo apt-get install -y -qq libfuse2t64
    # Ubuntu lets a program that no package installed make no sandbox of its own otherwise.
    sudo sysctl -q -w kernel.apparmor_restrict_unprivileged_userns=0
    program=$work/pal-admin.AppImage
    cp "$(ls "$lower"/*-linux-x86_64.AppImage)" "$program"
    chmod +x "$program"
    ;;
esac
export PAL_OUTDATED="$program" PAL_UPDATE_FEED="$feed"
if [ "$system" = linux ]; then
  xvfb-run --auto-servernum npm test -- e2e/updated.spec.ts
else
  npm test -- e2e/updated.spec.ts
fi
