/** Facebook fits a picture into a chat anyway; a phone's photo is several times as large. */
const longestSide = 1_600
const fine = 1024 * 1024
/** Drawn again, these stay what they are to the eye; a GIF would stop moving. */
const redrawn = new Set(['image/jpeg', 'image/png', 'image/webp'])

/**
 * A picture that is quick to send: a large one drawn smaller, as a JPEG on white. One that is small
 * enough already, or that this browser cannot draw, stays as it is.
 */
export async function smallerPicture(file: File): Promise<Blob> {
  if (file.size <= fine || !redrawn.has(file.type)) return file
  const drawn = await createImageBitmap(file).catch(() => null)
  if (!drawn) return file
  try {
    const scale = Math.min(1, longestSide / Math.max(drawn.width, drawn.height))
    const width = Math.max(1, Math.round(drawn.width * scale))
    const height = Math.max(1, Math.round(drawn.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) return file
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(drawn, 0, 0, width, height)
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
    return smaller.size < file.size ? smaller : file
  } finally {
    drawn.close()
  }
}
