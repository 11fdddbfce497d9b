import { DirectionProvider, MantineProvider, type MantineProviderProps } from '@mantine/core'
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
  /** What tests do without. */
  readonly mantine?: Pick<MantineProviderProps, 'env' | 'withCssVariables' | 'withGlobalClasses'>
  readonly children: ReactNode
}

export function Providers({ queryClient, mantine, children }: ProvidersProps) {
  const { i18n } = useTranslation()
  return (
    <QueryClientProvider client={queryClient}>
      <DirectionProvider initialDirection={i18n.dir()} detectDirection={false}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          colorSchemeManager={colorScheme}
          defaultColorScheme="auto"
          {...mantine}
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
