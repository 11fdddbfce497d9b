import { expect, it } from 'vitest'

import { htmlText } from './html-text.ts'

it('reads paragraphs, breaks and headings as lines [PR-03]', () => {
  expect(htmlText('<h2>Kurta</h2><p>Soft,\n   light</p>\n<p>Hand-made<br/>in Dhaka</P>')).toBe(
    'Kurta\nSoft, light\nHand-made\nin Dhaka',
  )
  expect(htmlText('Cotton <b>and</b> <i>silk</i>')).toBe('Cotton and silk')
  expect(htmlText('One<br><br><br><br>Two')).toBe('One\n\nTwo')
})

it('gives each point of a list its line, also of one within another [PR-03]', () => {
  const list = '<ul>\n <li>Sizes\n  <ul><li>S</li>\n  <li>M</ul>\n </li>\n <li>Washable</li>\n</ul>'
  expect(htmlText(`Details:${list}Yours`)).toBe('Details:\nSizes\nS\nM\nWashable\nYours')
})

it('keeps the cells of a table apart [PR-03]', () => {
  const table = '<table><tr><th>Size</th><th>Chest</th></tr><tr><td>S</td><td>36</td></tr></table>'
  expect(htmlText(table)).toBe('Size Chest\nS 36')
})

it('reads entities of every kind, and leaves what is none [PR-03]', () => {
  expect(htmlText('Mum&rsquo;s caf&eacute; &ndash; 30&deg; &hellip; &euro;5 &AMP; &#2547;9')).toBe(
    'Mum’s café – 30° … €5 & ৳9',
  )
  expect(htmlText('&lt;b&gt; &quot;a&quot; &apos;b&apos; a&nbsp;&nbsp;b &#x1F600;')).toBe(
    `<b> "a" 'b' a b 😀`,
  )
  expect(htmlText('Black & white, R&D, &unknown; 3 < 5 > 2, &#0;')).toBe(
    'Black & white, R&D, &unknown; 3 < 5 > 2, \uFFFD',
  )
})

it('leaves out scripts, styles and comments, whatever is in them [PR-03]', () => {
  expect(htmlText('A<script>if (a < b) "</p>"</script >B<STYLE>p > a {}</STYLE>C')).toBe('ABC')
  expect(htmlText('A<!-- a > b <p> -->B<!DOCTYPE html><img alt="a > b">C')).toBe('ABC')
  expect(htmlText('A<script>never closed <p>B')).toBe('A')
})

it('keeps the lines of a description without tags [PR-03]', () => {
  expect(htmlText('Soft  cotton\r\nWashable\n\n\n\nMade in Dhaka')).toBe(
    'Soft cotton\nWashable\n\nMade in Dhaka',
  )
})

it('takes no longer than there is to read, however the markup is broken [PR-03]', () => {
  for (const piece of [
    '<a',
    '&',
    '<a ',
    '<script ',
    '<script>',
    '<b>',
    '<li>x',
    '</i><b>',
    '<!--',
  ]) {
    const megabyte = piece.repeat(1_000_000 / piece.length)
    // Computing time: the machine may have other work.
    const began = process.threadCpuUsage()
    htmlText(megabyte)
    expect(process.threadCpuUsage(began).user / 1_000, piece).toBeLessThan(1_000)
  }
})
