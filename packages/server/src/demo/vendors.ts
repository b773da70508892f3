import type { Random } from './random.ts'

/** Where an access point hangs decides its model. */
export type Place = 'hall' | 'corridor' | 'room' | 'outdoor'

export interface Vendor {
  /** Blocks of hardware addresses that the IEEE has given to the vendor. */
  blocks: readonly [string, ...string[]]
  models: Readonly<Record<Place, string>>
}

export const vendors = {
  ruckus: {
    blocks: ['2C:C5:D3', '38:FF:36', '58:B6:33', 'C4:10:8A', 'F0:3E:90', 'D4:68:4D'],
    models: { hall: 'R750', corridor: 'R550', room: 'H550', outdoor: 'T350d' },
  },
  aruba: {
    blocks: ['20:4C:03', '24:F2:7F', 'B4:5D:50', 'D0:15:A6', '70:3A:0E', 'AC:A3:1E'],
    models: { hall: 'AP-535', corridor: 'AP-505', room: 'AP-505H', outdoor: 'AP-565' },
  },
  ubiquiti: {
    blocks: ['74:83:C2', '78:8A:20', 'B4:FB:E4', 'FC:EC:DA', 'E0:63:DA', '68:72:51'],
    models: { hall: 'U6-Enterprise', corridor: 'U6-Pro', room: 'U6-IW', outdoor: 'UAP-AC-M-PRO' },
  },
  meraki: {
    blocks: ['0C:8D:DB', '34:56:FE', '68:3A:1E', '88:15:44', 'AC:17:C8', 'E0:CB:BC'],
    models: { hall: 'MR56', corridor: 'MR44', room: 'MR36H', outdoor: 'MR76' },
  },
} as const satisfies Record<string, Vendor>

export type VendorName = keyof typeof vendors

/**
 * Hands out hardware addresses of a vendor as a delivery of boxes has them: from one block, ascending,
 * with gaps for each unit's radios.
 */
export function createAddresses(vendor: Vendor, random: Random): () => string {
  const block = random.pick(vendor.blocks)
  let unit = random.int(0, 0xf00000) & ~0xf
  return () => {
    unit += 0x10 * random.int(1, 6)
    const digits = unit.toString(16).toUpperCase().padStart(6, '0')
    return `${block}:${digits.slice(0, 2)}:${digits.slice(2, 4)}:${digits.slice(4)}`
  }
}
