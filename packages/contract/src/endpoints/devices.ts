import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { Device, DeviceHistoryEntry } from '../entities/device.ts'
import { dataFailure } from './dataFailure.ts'

export const listDevices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/devices',
  access: 'user',
  summary: 'The access points of a location',
  response: z.array(Device),
  failure: 'An unknown error occurred while fetching device data.',
})

export const getDevice = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/devices/{mac}',
  access: 'user',
  summary: 'One access point of a location',
  response: Device,
  failure: 'Failed to fetch device details',
})

export const getDeviceHistory = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/locations/{id}/devices/{mac}/history',
  access: 'user',
  summary: 'Every change of status of an access point',
  response: z.array(DeviceHistoryEntry),
  failure: dataFailure,
})

export const listOfflineDevices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/customer/offline-devices',
  access: 'user',
  summary: 'The access points of all locations that are offline now',
  response: z.array(Device),
  failure: 'Failed to load offline devices. Please try again.',
})
