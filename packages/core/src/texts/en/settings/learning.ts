export const settingsLearning = {
  title: 'Learning',
  text: 'How the agent gets better from what happens in your shop.',
  enableLearning: 'Learn from your replies',
  enableLearningHelp:
    'The agent is shown up to 3 answers that you or your team gave to similar questions of other customers. They go to your AI provider with those questions; any with a long number, an address, a link or a word of the customer’s name is left out.',
  autoOptimize: 'Auto-optimize',
  autoOptimizeHelp:
    'In each conversation the agent is given one message of each list under Sales Tactics, each as often as the others. When one clearly sells less, AI Analytics suggests to stop using it; nothing changes before you agree.',
}
