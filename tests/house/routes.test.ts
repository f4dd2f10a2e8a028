import { expect, it } from 'vitest';
import { fallbackRoute, routes } from '../../src/app/routes';

const modules = import.meta.glob(['../../src/pages/*/*Page.tsx', '../../src/house/perfumes/*/text.ts']);

it.each([...routes, fallbackRoute])(
  'the route of $path names the files that it loads',
  async ({ page: { files, preload } }) => {
    const named = await Promise.all(
      files.map((file) => {
        const found = Object.keys(modules).find((name) => name.endsWith(`/${String(file)}`));
        return Promise.resolve(modules[found ?? '']?.());
      }),
    );
    expect((await preload()).slice(0, files.length)).toEqual(named);
    expect(named).not.toContain(undefined);
  },
);
