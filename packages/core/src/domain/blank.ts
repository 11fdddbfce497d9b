const controls = /[\p{Cc}\p{Cf}\s]/gu

/** Zero-width and control characters are nothing that anybody could read. */
export const isBlank = (text: string): boolean => text.replaceAll(controls, '') === ''
