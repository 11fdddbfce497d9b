/** Where the decimal digits of the scripts that customers write begin. */
const zeros = [
  0x06_60, 0x06_f0, 0x07_c0, 0x09_66, 0x09_e6, 0x0a_66, 0x0a_e6, 0x0b_66, 0x0b_e6, 0x0c_66, 0x0c_e6,
  0x0d_66, 0x0e_50, 0x0e_d0, 0x0f_20, 0x10_40, 0x17_e0, 0xff_10,
]

/** Writes the digits of any of these scripts as 0 to 9; every other character stays. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}
