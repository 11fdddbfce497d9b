import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const version = 1
const saltBytes = 16
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + saltBytes + nonceBytes + tagBytes

export const newSalt = () => randomBytes(saltBytes)

/** AES-256-GCM with the record's id as associated data: version, salt, nonce, tag, ciphertext. */
export function encrypt(key: Buffer, salt: Buffer, id: string, text: string): Uint8Array {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(version), salt, nonce, cipher.getAuthTag(), sealed])
}

export function saltOf(sealed: Uint8Array): Buffer {
  if (sealed.length < headBytes || sealed[0] !== version) {
    throw new Error('This secret was not sealed in a form known here')
  }
  return Buffer.from(sealed.subarray(1, 1 + saltBytes))
}

/** Throws for another key, another id, or a changed byte. */
export function decrypt(key: Buffer, id: string, sealed: Uint8Array): string {
  saltOf(sealed)
  const nonceAt = 1 + saltBytes
  const tagAt = nonceAt + nonceBytes
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(nonceAt, tagAt))
    .setAAD(Buffer.from(id))
    .setAuthTag(sealed.subarray(tagAt, headBytes))
  return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()]).toString(
    'utf8',
  )
}
