import { SharedPicture } from './SharedPicture';
import { SavedLink } from './SavedLink';

/** What belongs to the frame of every page and can wait until the browser is idle. */
export function LazyFrame({ path }: { path: string }) {
  return (
    <>
      <SharedPicture path={path} />
      <SavedLink />
    </>
  );
}
