/** Of what pauses the agent on all pages, and lets it go on. */
export const agentPause = {
  pause: 'Pause the agent',
  resume: 'Resume agent',
  resumeFailed: 'The agent could not be resumed',
  pauseFailed: 'The agent could not be paused',
  paused: 'The agent is paused',
  help: 'It answers nobody, on no page. Customers wait until you resume it.',
  helpUntil: 'It answers nobody, on no page. Customers wait until {{time}}.',
  untilResumed: 'Until I resume it',
  hour: 'For 1 hour',
  tomorrow: 'Until tomorrow',
} as const
