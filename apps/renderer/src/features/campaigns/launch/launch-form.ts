import { createFormContext } from '@mantine/form'
import type { LaunchDraft } from '@pal/core/domain/drafts/launch-draft'

export const [LaunchFormProvider, useLaunchForm, useNewLaunchForm] =
  createFormContext<LaunchDraft>()
