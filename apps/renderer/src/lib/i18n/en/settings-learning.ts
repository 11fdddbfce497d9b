export const settingsLearning = {
  title: 'Learning',
  text: 'How the agent gets better from what happens in your shop.',
  enableLearning: 'Learn from how people answer',
  enableLearningHelp:
    'The agent is shown up to 3 answers that you or your team gave to similar questions of other customers. They go to your AI provider; any with a long number, an address, a link or a word of the customer’s name is left out.',
  autoOptimize: 'Auto-optimize',
  autoOptimizeHelp:
    'Of each list of your messages under Sales tactics, the agent is given one for each conversation: more often the one after which more customers bought, which need not be why they bought.',
}
