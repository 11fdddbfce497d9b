export const settingsFollowUps = {
  title: 'Follow-ups',
  text: 'Writing once more to a customer who stopped answering.',
  enabled: 'Automated follow-ups',
  enabledHelp:
    'In campaigns that have them on, too. One message, and none after an order, a refusal, your take-over or the word ‘stop’. A week after a trial pack you get one as a draft.',
  delay: 'Delay (hours)',
  delayHelp:
    'After the agent’s last answer. What would miss Facebook’s 24-hour window goes out half an hour before it closes.',
  quietFrom: 'Quiet from',
  quietUntil: 'Quiet until',
  quietHelp:
    'By the clock of your shop. Nothing is followed up in these hours; where they outlast Facebook’s window, you get the message as a draft. The same time twice: no quiet hours.',
}
