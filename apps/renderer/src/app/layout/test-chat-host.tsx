import { lazyDialog } from '../../components/lazily.tsx'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { useTestChat } from '../../lib/test-chat.ts'

const TestChatDrawer = lazyDialog(async () => {
  const [{ TestChatDrawer: component }] = await Promise.all([
    import('../../features/test-chat/test-chat-drawer.tsx'),
    loadTexts('testChat'),
    loadTexts('conversations'),
  ])
  return component
})

/** Above whatever page asked for it; loaded when it is first opened. */
export function TestChatHost() {
  const asked = useTestChat((state) => state.asked)
  if (!asked) return null
  return <TestChatDrawer asked={asked} />
}
