const keys =
  /\bsk-[A-Za-z0-9_-]{12,}|\bEAA[A-Za-z0-9]{16,}|\b\d{6,20}\|[A-Za-z0-9_-]{16,}|\beyJ[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{8,}|\bBearer\s+[A-Za-z0-9._-]{16,}|\b[0-9a-f]{32,}\b/i

export function holdsKey(reply: string): boolean {
  return keys.test(reply.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
}
