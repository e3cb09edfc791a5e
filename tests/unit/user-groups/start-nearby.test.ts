import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseSettings } from '../../../src/user-groups/settings/settings.ts';
import { startNearby } from '../../../src/user-groups/start-nearby.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { findFreePort } from '../../helpers/service/port.ts';

test('services that start at once take different ports', async () => {
  const first = await findFreePort();
  const settings = parseSettings({
    PORT: String(first),
    DATABASE_FILE: join(tempFolder(), 'groups.sqlite'),
    LOG_LEVEL: 'silent',
  });
  const services = await Promise.all([1, 2, 3].map(() => startNearby(settings)));
  try {
    const ports = services.map(({ url }) => Number(new URL(url).port));
    assert.equal(new Set(ports).size, 3);
    assert.ok(ports.includes(first), 'The first port is taken if it is free.');
  } finally {
    await Promise.all(services.map((service) => service.close()));
  }
});

test('another reason for not starting is not a taken port', async () => {
  const settings = parseSettings({
    PORT: String(await findFreePort()),
    DATABASE_FILE: tempFolder(),
    LOG_LEVEL: 'silent',
  });
  await assert.rejects(startNearby(settings), /cannot be opened/);
});
