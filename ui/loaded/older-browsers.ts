/*
 * Functions that our code calls and browsers of 2022 and 2023 lack, such as Safari 16 on phones that get no newer one. Imported for its
 * effect, before anything that is loaded later.
 */

Map.groupBy ??= function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item, index: number) => Key,
) {
  const groups = new Map<Key, Item[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

Promise.withResolvers ??= function withResolvers<Value>() {
  let settle: Pick<PromiseWithResolvers<Value>, 'resolve' | 'reject'> | undefined
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject }
  })
  // The constructor has called its function by now.
  return { promise, ...(settle as NonNullable<typeof settle>) }
}

export {}
