import { useDirection } from '@mantine/core'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Parts that Mantine places turn round with the language. */
export function FollowDirection() {
  const { i18n } = useTranslation()
  const { setDirection } = useDirection()
  const direction = i18n.dir()
  useLayoutEffect(() => setDirection(direction), [direction, setDirection])
  return null
}
