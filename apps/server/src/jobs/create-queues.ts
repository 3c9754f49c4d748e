import type { PgBoss } from 'pg-boss'

export const mailQueue = 'mail'
export const deadMailQueue = 'mail-dead'
export const pictureQueue = 'pictures'
export const hourQueue = 'hour'
export const backupQueue = 'backup'

const daySeconds = 86_400

/** Creates the queues that are missing. */
export async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(deadMailQueue, { retentionSeconds: 365 * daySeconds })
  // `sendMail` counts its attempts itself; these retries are for jobs whose process died.
  await boss.createQueue(mailQueue, {
    notify: true,
    deadLetter: deadMailQueue,
    retryLimit: 1_000,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 15,
    heartbeatSeconds: 30,
    retentionSeconds: 10 * daySeconds,
    deleteAfterSeconds: daySeconds,
  })
  // At most one running and one waiting job: the waiting one handles all pictures stored meanwhile.
  await boss.createQueue(pictureQueue, {
    notify: true,
    policy: 'stately',
    retryLimit: 2,
    retryDelay: 60,
    heartbeatSeconds: 60,
    retentionSeconds: daySeconds,
    deleteAfterSeconds: daySeconds,
  })
  for (const queue of [hourQueue, backupQueue]) {
    await boss.createQueue(queue, {
      notify: true,
      policy: 'exclusive',
      retryLimit: 2,
      retryDelay: 60,
      heartbeatSeconds: 30,
      retentionSeconds: daySeconds,
      deleteAfterSeconds: 7 * daySeconds,
    })
  }
  // A mail server, a backup or many pictures may take hours, and missing heartbeats show that a process
  // has died. `createQueue` does not change the settings of an existing queue.
  for (const queue of [mailQueue, pictureQueue, hourQueue, backupQueue]) {
    await boss.updateQueue(queue, { expireInSeconds: daySeconds })
  }
}
