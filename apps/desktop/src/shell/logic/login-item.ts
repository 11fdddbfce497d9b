export const hiddenArgument = '--hidden'

/** What starts the program at login on Linux: a file in ~/.config/autostart. */
export function autostartEntry(program: string): string {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=PAL Admin',
    `Exec=${quoted(program)} ${hiddenArgument}`,
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n')
}

/** By the rules of desktop entries: what is special within quotes, and what is in the file itself. */
function quoted(path: string): string {
  if (/[\r\n]/.test(path)) throw new Error('A path with a line break cannot be started at login')
  const inQuotes = path.replaceAll(/["`$\\]/g, String.raw`\$&`)
  return `"${inQuotes.replaceAll('\\', '\\\\').replaceAll('%', '%%')}"`
}
