import { type Json, type JsonObject, compact, isObject } from '../http/json.ts'
import { badParameter } from './graph-errors.ts'
import type { Field } from './graph-fields.ts'

/** What the answer may depend on beside the node: who asks, over which address. */
export type Ask = {
  readonly base: string
  readonly version: string
  readonly token: string
}

export type FieldOf<Node> = {
  readonly read: (node: Node, field: Field, ask: Ask) => Json | undefined
  /** The shape behind the field, when it can be followed by braces. */
  readonly of?: () => Checkable
}

export type Checkable = {
  readonly type: string
  readonly fields: Readonly<Record<string, { readonly of?: () => Checkable }>>
}

export type Shape<Node> = {
  readonly type: string
  readonly defaults: readonly string[]
  readonly fields: Readonly<Record<string, FieldOf<Node>>>
}

/** Refuses names that the node does not have, also inside braces and also when there is nothing to list. */
export function checkFields(shape: Checkable, fields: readonly Field[] | null): void {
  for (const field of fields ?? []) {
    const known = Object.hasOwn(shape.fields, field.name) ? shape.fields[field.name] : undefined
    if (known === undefined)
      throw badParameter(
        `Tried accessing nonexisting field (${field.name}) on node type (${shape.type})`,
      )
    if (field.fields !== null && known.of === undefined)
      throw badParameter(`Subfields are not supported by ${field.name}`)
    if (known.of !== undefined) checkFields(known.of(), field.fields)
  }
}

/** Only what was asked for, the defaults when nothing was; `id` comes along always, as Graph has it. */
export function project<Node>(
  shape: Shape<Node>,
  node: Node,
  fields: readonly Field[] | null,
  ask: Ask,
): JsonObject {
  const asked = fields ?? shape.defaults.map((name) => ({ name, args: {}, fields: null }))
  const values: Record<string, Json | undefined> = {}
  for (const field of asked) values[field.name] = shape.fields[field.name]?.read(node, field, ask)
  const id = shape.fields['id']
  if (id !== undefined && !('id' in values))
    values['id'] = id.read(node, { name: 'id', args: {}, fields: null }, ask)
  return compact(values)
}

/** A shape over a plain object, whose fields are its keys. */
export function plainShape(
  type: string,
  names: readonly string[],
  inner: Readonly<Record<string, () => Shape<JsonObject>>> = {},
): Shape<JsonObject> {
  const fields: Record<string, FieldOf<JsonObject>> = {}
  for (const name of names) {
    const of = inner[name]
    fields[name] = {
      ...(of && { of }),
      read: (node, field, ask) => {
        const value = node[name]
        return of !== undefined && isObject(value) ? project(of(), value, field.fields, ask) : value
      },
    }
  }
  return { type, defaults: names, fields }
}
