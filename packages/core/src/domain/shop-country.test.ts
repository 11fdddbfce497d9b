import { getCountries } from 'libphonenumber-js/min'
import { expect, it } from 'vitest'

import { countries } from './countries.ts'
import { shopCountry } from './shop-country.ts'

it('is the one that was chosen, whatever the currency and the clock say [SE-02]', () => {
  expect(shopCountry({ country: 'DE', timezone: 'Asia/Dhaka' }, 'BDT')).toBe('DE')
  expect(shopCountry({ country: 'ZZ', timezone: 'Asia/Dhaka' }, 'EUR')).toBe('BD')
})

it('follows a currency of one country, then the time zone [SE-02]', () => {
  for (const [timezone, currency, country] of [
    ['UTC', 'BDT', 'BD'],
    ['Europe/Berlin', 'BDT', 'BD'],
    ['Asia/Dhaka', 'AED', 'AE'],
    ['UTC', 'GBP', 'GB'],
    ['Asia/Dhaka', 'USD', 'BD'],
    ['Asia/Kolkata', 'USD', 'IN'],
    ['Asia/Calcutta', 'USD', 'IN'],
    ['Europe/Berlin', 'EUR', 'DE'],
    ['America/Los_Angeles', 'EUR', 'US'],
    ['UTC', 'USD', null],
    ['UTC', 'EUR', null],
  ] as const)
    expect(shopCountry({ country: '', timezone }, currency), `${timezone} ${currency}`).toBe(
      country,
    )
})

it('can be any country whose numbers are known', () => {
  expect(countries).toEqual(getCountries().toSorted())
})
