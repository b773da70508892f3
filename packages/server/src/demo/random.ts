/** Chance that is the same every time: no demo, story or test depends on the day it is made. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number]
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** @param seed equal seeds give equal sequences */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    return unit(state)
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
  }
}

/** A number from 0 up to 1 that belongs to a place and a step of time, whatever was asked before. */
export function noise(place: number, step: number): number {
  return unit(Math.imul(place, 0x85ebca6b) ^ Math.imul(step, 0xc2b2ae35))
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash
}

/** The mixing step of MurmurHash3, as a fraction. */
function unit(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}
