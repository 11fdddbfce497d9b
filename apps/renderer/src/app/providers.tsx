import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Boundary } from '../components/boundary.tsx'
import { Toaster } from '../components/notices/toaster.tsx'
import { colorScheme } from '../lib/appearance.ts'
import { Broken } from './broken.tsx'
import { FollowDirection } from './follow-direction.tsx'
import { cssVariablesResolver, theme } from './theme.ts'

interface ProvidersProps {
  readonly queryClient: QueryClient
  readonly env?: 'default' | 'test'
  readonly children: ReactNode
}

export function Providers({ queryClient, env = 'default', children }: ProvidersProps) {
  const { i18n } = useTranslation()
  return (
    <QueryClientProvider client={queryClient}>
      <DirectionProvider initialDirection={i18n.dir()} detectDirection={false}>
        <MantineProvider
          withGlobalClasses={false}
          withCssVariables={env !== 'test'}
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          colorSchemeManager={colorScheme}
          defaultColorScheme="auto"
          env={env}
        >
          <FollowDirection />
          <Boundary Instead={Broken}>
            {children}
            <Toaster />
          </Boundary>
        </MantineProvider>
      </DirectionProvider>
    </QueryClientProvider>
  )
}
