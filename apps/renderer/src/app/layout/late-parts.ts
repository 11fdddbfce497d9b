import { lazily } from '../../components/lazily.tsx'

const nothing = { Missing: () => null }

/** What the frame is drawn without at first, and lacks where it does not come. */
export const AlertSound = lazily(async () => (await import('./alert-sound.ts')).AlertSound, nothing)
export const PauseAgent = lazily(
  async () => (await import('./pause-agent.tsx')).PauseAgent,
  nothing,
)
