/** Hands a text to the browser as a file; where it goes is the person's or their browser's choice. */
export function saveTextFile(name: string, text: string, type = 'text/plain;charset=utf-8'): void {
  saveFile(name, new Blob([text], { type }))
}

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  saveFrom(address, name)
  URL.revokeObjectURL(address)
}

/** The same with what is at an address; without a name the server says it. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
