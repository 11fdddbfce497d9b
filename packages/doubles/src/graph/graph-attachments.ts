import { type JsonObject, compact } from '../http/json.ts'
import type { GraphAttachment } from './graph-model.ts'
import { plainShape } from './graph-select.ts'

const imageShape = plainShape('MessageImageData', [
  'width',
  'height',
  'max_width',
  'max_height',
  'url',
  'preview_url',
  'image_type',
  'render_as_sticker',
])

const videoShape = plainShape('MessageVideoData', [
  'width',
  'height',
  'length',
  'video_type',
  'url',
  'preview_url',
  'rotation',
])

export const attachmentShape = plainShape(
  'MessageAttachment',
  ['id', 'mime_type', 'name', 'size', 'file_url', 'image_data', 'video_data'],
  { image_data: () => imageShape, video_data: () => videoShape },
)

/** Images and videos have their address inside their data, everything else a `file_url`. */
export function attachmentView(attachment: GraphAttachment): JsonObject {
  const { id, type, url, name, mimeType, size, width = 640, height = 480 } = attachment
  const isImage = type === 'image' || type === 'sticker'
  return compact({
    id,
    mime_type: mimeType,
    name,
    size,
    file_url: type === 'file' || type === 'audio' ? url : undefined,
    image_data: isImage
      ? {
          width,
          height,
          max_width: width,
          max_height: height,
          url,
          preview_url: url,
          image_type: 1,
          render_as_sticker: type === 'sticker',
        }
      : undefined,
    video_data:
      type === 'video'
        ? { width: 640, height: 480, length: 3, video_type: 1, url, preview_url: url, rotation: 0 }
        : undefined,
  })
}
