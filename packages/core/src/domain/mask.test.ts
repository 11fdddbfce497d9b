import { expect, it } from 'vitest'

import { maskDetails, maskText, maskValue } from './mask.ts'

it('takes tokens, keys and secrets out of a text [LG-06]', () => {
  const secrets = [
    'EAABsbCS1234567890abcdefZC',
    'sk-proj-abcdefghijklmnop123456',
    '1234567890123|abcDEF1234567890xyzQRS',
  ]
  for (const secret of secrets) expect(maskText(`sent ${secret} to Graph`)).not.toContain(secret)
  expect(maskText('GET /me?access_token=plainlookingvalue&fields=id')).toBe(
    'GET /me?access_token=•••&fields=id',
  )
  expect(maskText('authorization: Bearer whatever123')).not.toContain('whatever123')
  expect(maskText('{"client_secret":"0123456789abcdef"}')).not.toContain('0123456789abcdef')
})

it('leaves only the end of a phone number, in any script and spacing [LG-06]', () => {
  for (const phone of ['+8801711123456', '01711-123 456', '(017) 1112 3456', '০১৭১১১২৩৪৫৬'])
    expect(maskText(`call ${phone} please`)).toBe(`call •••${phone.slice(-3)} please`)
})

it('knows a phone number by its name, its country or the words beside it [LG-06]', () => {
  expect(maskText('tel:01711123456')).toBe('tel:•••456')
  expect(maskText('নম্বর০১৭১১১২৩৪৫৬টা')).toBe('নম্বর•••৪৫৬টা')
  expect(maskText('from 008801711123456')).toBe('from •••456')
  expect(maskText('017/11\u00a012\u200e34–56')).not.toContain('017')
})

it('knows a phone number that is grouped like a day or a machine’s address [LG-06]', () => {
  for (const [text, masked] of [
    ['0171-12-34 567', '•••567'],
    ['0171/11/23', '•••123'],
    ['01/71/1123', '•••123'],
    ['017.112.345.67', '•••567'],
    ['171.300.45.67', '•••567'],
  ] as const)
    expect(maskText(text), text).toBe(masked)
})

it('knows a phone number that is glued to Latin letters [LG-06]', () => {
  for (const [text, masked] of [
    ['tel01712345678', 'tel•••678'],
    ['ph+8801712345678', 'ph•••678'],
    ['Tel-01712345678', 'Tel-•••678'],
    ['tel_01712345678', 'tel_•••678'],
    ['01712345678bkash', '•••678bkash'],
    ['01712345678_bkash', '•••678_bkash'],
    ['call01712345678or01812345678x2', 'call•••678or•••678x2'],
    [String.raw`"line\n01712345678\n"`, String.raw`"line\n•••678\n"`],
    ['Tel501234567', 'Tel•••567'],
    ['501234567Rahim', '•••567Rahim'],
  ] as const)
    expect(maskText(text)).toBe(masked)
})

it('leaves ids in which letters and digits take turns, days in names of files, and figures with a unit', () => {
  for (const text of [
    'order PAL-000012 12345 pieces',
    'mid m_01712345678AbC and t_01712345678',
    'trace 550e8400-e29b-41d4-0716-012345678901',
    'trace Ab12345678Cd9',
    'pal-store20261121T090618.zip and pal20261121.zip',
    'took 12345678ms, 16777216KB',
    'psid7234567890123456',
    'sha 00000000000123456789abcdef0123456789abcdef0123456789abcdef012345',
  ])
    expect(maskText(text)).toBe(text)
})

it('leaves the name of a backup, and no phone that is written like one [LG-06]', () => {
  for (const name of [
    'pal-000001-20261121T120000Z-daily.tar',
    '/home/nila/backups/pal-000012-20261121T235959Z-manual.tar',
    'pal-000345-20260101T000000Z-migration.tar',
  ])
    expect(maskText(`A backup was made: ${name}`)).toBe(`A backup was made: ${name}`)
  for (const text of [
    'pal-01711123456',
    'pal-017111-23456789-daily.tar',
    'pal-000001-01711123456Z',
  ])
    expect(maskText(text)).toContain('•••')
})

it('leaves times, amounts, and Facebook ids as they are', () => {
  for (const text of [
    '2026-11-21T09:06:18.123Z',
    'total 120050',
    'psid 7234567890123456',
    'port 54321',
    'order ORD-20261121-0042',
    'from 21/11/2026 on',
    'on 2026/11/21 and 11/21/2026',
    'at 2026-11-21 090618',
    'listens on 192.168.10.20:4780',
    'from 255.249.199.10',
    'trace 550e8400-e29b-41d4-a716-446655440000',
  ])
    expect(maskText(text)).toBe(text)
})

it('looks inside details, by name and by content [LG-06]', () => {
  expect(
    maskValue({
      page: { accessToken: 'abc', name: 'Honey' },
      customerPhone: '01711123456',
      notes: ['EAABsbCS1234567890'],
    }),
  ).toEqual({
    page: { accessToken: '•••', name: 'Honey' },
    customerPhone: '•••456',
    notes: ['EAA•••'],
  })
})

it('finds secrets in escapes of JSON and addresses, under any name and of any provider [LG-06]', () => {
  for (const [text, secret] of [
    [String.raw`{"error":"line\nsk-proj-abcdefghijklmnop123456"}`, 'abcdefghijkl'],
    [String.raw`{"error":"line\tEAABsbCS1234567890abcdefZC"}`, '890abcdefZC'],
    ['to=%3Faccess_token%3DEAABsbCS1234567890abcdefZC%26x', 'EAABsb'],
    ['to=https%253A%252F%252Fx%253Faccess_token%253Dplainlookingvalue', 'plainlooking'],
    ['next=1234567890123%7CabcDEF1234567890xyzQRS', 'abcDEF'],
    ['api_key_sk-abcdefghijklmnop1234', 'abcdefgh'],
    ['Bearer abcdefghXYZ', 'abcdefgh'],
    ['gsk_abcdefghijklmnopqrstuvwx123456', 'abcdefgh'],
    ['the app secret 0123456789abcdef0123456789abcdef is wrong', '0123456789abcdef'],
    [String.raw`"{\"client_secret\":\"deadbeef1234\"}"`, 'deadbeef'],
    ['{"appSecret":"deadbeef1234"}', 'deadbeef'],
    ['passphrase=correcthorse', 'correct'],
    ['Cookie: session=abcdef123456', 'abcdef'],
  ] as const)
    expect(maskText(text), text).not.toContain(secret)
})

it('finds a phone number in escapes, in emoji and with anything unseen between its digits [LG-06]', () => {
  for (const [text, masked] of [
    ['tel=%2B8801711123456', 'tel=•••456'],
    ['880%201711%20123456', '•••456'],
    [encodeURIComponent('০১৭১১১২৩৪৫৬'), '•••৪৫৬'],
    [String.raw`\u0660\u0661\u0667\u0661\u0661\u0661\u0662\u0663\u0664\u0665\u0666`, '•••٤٥٦'],
    ['০১৭১১_১২৩৪৫৬', '•••৪৫৬'],
    ['0171\u00ad1−1234·56', '•••456'],
    ['01711\n123456', '•••456'],
    ['page 5:01711123456', 'page 5:•••456'],
    ['𝟎𝟏𝟕𝟏𝟏𝟏𝟐𝟑𝟒𝟓𝟔', '•••𝟒𝟓𝟔'],
  ] as const)
    expect(maskText(text), text).toBe(masked)
  expect(maskText('0️⃣1️⃣7️⃣1️⃣1️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣')).not.toContain('0️⃣1️⃣7️⃣')
})

it('leaves escapes in which nothing is hidden', () => {
  for (const text of ['GET /x?next=%2Fa%26b', String.raw`{"name":"\u00e4"}`, '100%', '%zz%E0'])
    expect(maskText(text)).toBe(text)
})

it('looks at names, at what lies within them, and at what is no plain value [LG-06]', () => {
  const error = new Error('No access for EAABsbCS1234567890abcdefZC')
  const shown = JSON.stringify(
    maskDetails({
      '01711123456': 'was asked',
      token: { value: 'plain' },
      customer: { address: 'House 3, Road 5', phone: { number: 1711123456 } },
      seen: new Map([['who', '01811123456']]),
      big: 8801711123456n,
      at: new Date(0),
      error,
    }),
  )
  expect(shown).not.toMatch(/0171112|0181112|17111|plain|House|BsbCS/)
  expect(shown).toContain('1970-01-01T00:00:00.000Z')
  expect(shown).toContain('No access for EAA•••')
  const round: Record<string, unknown> = {}
  round['self'] = round
  expect(JSON.stringify(maskDetails(round))).toContain('…')
})

it('reads no more of a text than anybody will', () => {
  expect(maskText('0 '.repeat(1_000_000)).length).toBeLessThan(30_000)
})

it('shows whose key it was, and of a secret nothing [LG-06]', () => {
  const hex = '0123456789abcdef0123456789abcdef'
  for (const [text, masked] of [
    ['EAABsbCS1234567890abcdefZC', 'EAA•••'],
    [`sk-${hex}`, 'sk-•••'],
    [`gsk_${hex}`, 'gsk•••'],
    [`hf_${hex}`, 'hf_•••'],
    ['AIzaSyA1234567890abcdefghij', 'AIz•••'],
    ['eyJhbGciOiJI.eyJzdWIiOiIx', 'eyJ•••'],
    ['1234567890123|abcDEF1234567890xyzQRS', '•••'],
    [hex, '•••'],
    ['deadbeefdeadbeefdeadbeefdeadbeef', '•••'],
    ['Bearer  abcdefghXYZ', 'Bearer •••'],
    ['Basic dXNlcjpwYXNz', 'Basic •••'],
    [`sk-${hex} and sk-${hex}`, 'sk-••• and sk-•••'],
  ] as const)
    expect(maskText(text), text).toBe(masked)
})

it('knows a secret by its name, however that is written [LG-06]', () => {
  for (const name of [
    'input_token',
    'fb_exchange_token',
    'appsecret_proof',
    'client_secret',
    'verify token',
    'apikey',
    'api_key',
    'api-key',
    'API key',
    'Authorization',
    'password',
    'passwd',
    'passphrase',
    'Cookie',
    'signed_request',
  ])
    for (const is of ['=', ':', ': ', ' = ', '": "', String.raw`\": \"`, "'='"])
      expect(maskText(`${name}${is}plain!value`), name + is).toBe(`${name}${is}•••`)
  for (const is of ['Bearer ', 'Bearer  ', 'Basic '])
    expect(maskText(`Authorization: ${is}plain!value`)).toBe(`Authorization: ${is}•••`)
})

it('leaves words that only look like a key or the name of one', () => {
  for (const text of [
    'task-12345abcde',
    'IDEAAbcdefghijklm',
    'Basic use of it',
    'api#key=plainvalue',
    'token: abc',
    'the token of the page',
  ])
    expect(maskText(text), text).toBe(text)
})

it('takes bare digits for a phone number, a day or a figure only beside letters [LG-06]', () => {
  for (const [text, masked] of [
    ['call 20261121 now', 'call •••121 now'],
    ['call 12345678 ms', 'call •••678 ms'],
    ['pal20261321.zip', 'pal•••321.zip'],
    ['pal20261100.zip', 'pal•••100.zip'],
    ['pal20261132.zip', 'pal•••132.zip'],
    ['12345678xms', '•••678xms'],
    ['12345678 9ms', '•••789ms'],
    ['01234567ms', '•••567ms'],
  ] as const)
    expect(maskText(text), text).toBe(masked)
  for (const text of [
    '20261121pal',
    'pal19991031.zip',
    ...['s', 'ms', 'us', 'ns', 'b', 'KB', 'MiB', 'gb', 'bytes', 'px'].map(
      (unit) => `12345678${unit} `,
    ),
  ])
    expect(maskText(text), text).toBe(text)
})

it('decodes what hides a number, and no more of an escape than that [LG-06]', () => {
  for (const [text, masked] of [
    ['%E0 tel 01711123456', '%E0 tel •••456'],
    [String.raw`01711123456\u000a`, String.raw`•••456\u000a`],
    [String.raw`01711123456\u001f`, String.raw`•••456\u001f`],
    [String.raw`01711\u0020123456`, '•••456'],
    [String.raw`01711123456 \ud83d\ude00`, String.raw`•••456 \ud83d\ude00`],
    [String.raw`01711123456 \ud800\udfff`, String.raw`•••456 \ud800\udfff`],
    [String.raw`01711123456 \ud7ff\ue000`, '•••456 \ud7ff\ue000'],
    [String.raw`\\u0660\\u0661\\u0667\\u0661\\u0661\\u0661\\u0662\\u0663\\u0664`, '•••٢٣٤'],
  ] as const)
    expect(maskText(text), text).toBe(masked)
})

it('finds a number that is escaped four times over [LG-06]', () => {
  let text = '০১৭১১১২৩৪৫৬'
  for (let times = 0; times < 4; times++) text = encodeURIComponent(text)
  expect(maskText(text)).toBe('•••৪৫৬')
})

it('says where it has cut a text off', () => {
  const whole = 'x '.repeat(10_000)
  expect(maskText(whole)).toBe(whole)
  expect(maskText(`${whole}y`)).toBe(`${whole}…`)
})

it('leaves what is neither text nor named like a secret [LG-06]', () => {
  const plain = { ok: true, none: null, missing: undefined, count: 3, big: 12n, list: [1, false] }
  expect(maskDetails(plain)).toEqual({ ...plain, big: '12' })
  expect(maskDetails({ at: new Date(NaN) })).toEqual({ at: null })
})

it('masks by its name whatever a value is [LG-06]', () => {
  expect(
    maskDetails({
      phone: 'not said yet',
      mobile: 1_711_123_456,
      tel: 1_711_123_456n,
      template: 'of 12 lines',
      apiKey: 'abc',
      api_key: 'abc',
      appSecret: { nested: ['abc'] },
      address: 'House 3, Road 5',
      addressed: 'to all',
      shippingAddress: 'House 3',
    }),
  ).toEqual({
    phone: '•••',
    mobile: '•••',
    tel: '•••456',
    template: 'of 12 lines',
    apiKey: '•••',
    api_key: '•••',
    appSecret: { nested: ['•••'] },
    address: '•••',
    addressed: 'to all',
    shippingAddress: '•••',
  })
})

it('looks into maps, sets and errors [LG-06]', () => {
  const error = new TypeError('No access for EAABsbCS1234567890abcdefZC')
  expect(maskValue(error)).toContain('TypeError: No access for EAA•••')
  expect(maskValue(error)).toContain('mask.test.ts')
  delete error.stack
  expect(maskValue(error)).toBe('No access for EAA•••')
  expect(
    maskDetails({ seen: new Map([['who', '01811123456']]), all: new Set(['01811123456']) }),
  ).toEqual({ seen: [['who', '•••456']], all: ['•••456'] })
})

it('looks eight floors down, and is not led in a circle [LG-06]', () => {
  const nested = (floors: number): unknown => (floors === 0 ? '01811123456' : [nested(floors - 1)])
  expect(JSON.stringify(maskDetails({ list: nested(8) }))).toBe('{"list":[[[[[[[["•••456"]]]]]]]]}')
  expect(JSON.stringify(maskDetails({ list: nested(9) }))).toBe('{"list":[[[[[[[["…"]]]]]]]]}')
  const round: unknown[] = []
  round.push(round, { round })
  expect(JSON.stringify(maskValue(round))).toContain('…')
})
