import { sheetText } from './sheet-text.ts'

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void sheetText(data).then((read) => postMessage(read))
})
