import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'
import { expect, it } from 'vitest'

import { changeDraft, useDrafts } from '../features/conversations/data/drafts.ts'
import { useTestChat } from '../lib/test-chat.ts'

// What one test has opened or typed is not there in the next, whichever file that is in.
it.each(['one', 'another'])('%s test begins with stores as a new window has them', () => {
  expect(useTestChat.getState()).toEqual({ asked: null })
  expect(useDrafts.getState()).toEqual({})
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
  useTestChat.setState({ asked: { campaignId: 1 } })
  changeDraft('7', { text: 'Typed' })
})

it('a copy of the styles of an element holds the same and is its own', () => {
  const styles = new CSSPropertyManager({ cssText: 'display: none; color: red !important' })
  const copy = styles.clone()
  expect(copy).toEqual(styles)
  copy.set('color', 'blue', false)
  copy.remove('display')
  expect(styles.get('color')).toMatchObject({ value: 'red', important: true })
  expect(styles.get('display')).toMatchObject({ value: 'none' })
})
