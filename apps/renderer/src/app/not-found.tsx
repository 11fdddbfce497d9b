import { Button } from '@mantine/core'
import { notFound } from '@pal/core/texts/en/frame/disconnected'
import { IconMapQuestion } from '@tabler/icons-react'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'

import { EmptyState } from '../components/notices/empty-state.tsx'
import { paths } from '../lib/paths.ts'

// Its words come in its own file, as nothing else needs them: all but the title, which the frame shows.
i18next.addResourceBundle('en', 'translation', { notFound }, true)

export function NotFound() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <EmptyState
      icon={IconMapQuestion}
      title={t('notFound.title')}
      text={t('notFound.text', { path: pathname })}
      action={
        <Button component={Link} to={paths.dashboard}>
          {t('notFound.back')}
        </Button>
      }
    />
  )
}
