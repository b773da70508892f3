import { openCustomer, secondsSince } from './customer.mjs'
import { openMailServer } from './smtp.mjs'

const recipients = ['a@drill.test', 'b@drill.test', 'c@drill.test']

/** Takes the mail server away when a report is due, and kills the server while it hands over a mail. */
export async function mail({ settings, say }) {
  const mailServer = await openMailServer()
  const customer = await openCustomer({ ...settings, SMTP_URL: mailServer.url })
  try {
    return [
      ...(await downAndBack(customer, mailServer, say)),
      ...(await killedWhileSending(customer, mailServer, say)),
    ]
  } finally {
    customer.close()
    await mailServer.down()
  }
}

async function downAndBack(customer, mailServer, say) {
  await mailServer.down()
  await customer.createSchedule('Down and back', recipients)
  const waiting = await customer.untilRun('Down and back', 'RETRY')
  await mailServer.up()
  const upAt = Date.now()
  const entry = await customer.untilRun('Down and back')
  say(`mail server back: all mails were there after ${secondsSince(upAt)} s`)
  return [
    {
      text: `while it is down the history says: ${waiting.reason}`,
      isRight: waiting.status === 'RETRY',
    },
    {
      text: 'then the run has succeeded',
      isRight: entry.status === 'SUCCESS' && entry.reason === null,
    },
    eachOnce(mailServer.received),
  ]
}

async function killedWhileSending(customer, mailServer, say) {
  mailServer.received.length = 0
  const held = mailServer.hold(recipients[1])
  await customer.createSchedule('Killed', recipients)
  await held
  const killedAt = Date.now()
  await customer.killAndStart()
  const entry = await customer.untilRun('Killed')
  const inDoubt = entry.mails.find(({ state }) => state === 'UNKNOWN')
  say(`killed while sending: right after ${secondsSince(killedAt)} s`)
  return [
    { text: 'the run has ended', isRight: entry.status === 'SUCCESS' },
    {
      text: `the history tells of the one in doubt: ${inDoubt?.reason}`,
      isRight: inDoubt?.address === recipients[1],
    },
    eachOnce(mailServer.received),
  ]
}

function eachOnce(received) {
  const lost = recipients.filter((address) => !received.includes(address)).length
  const doubled = received.length - new Set(received).size
  return { text: `${lost} mails lost, ${doubled} doubled`, isRight: lost + doubled === 0 }
}
