/** The empty Braille cell is no space by its properties, and looks like one. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800]/gu

/** Zero-width and control characters are nothing that anybody could read, nor is a filler. */
export const isBlank = (text: string): boolean => text.replaceAll(unseen, '') === ''
