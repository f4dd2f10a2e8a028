import { Button } from '#ui/Button';
import { showAlert } from '#ui/alerts/alertStore';
import { perfumesText } from './texts';

/** Opens the platform's share sheet. If that fails, the address is copied; if this fails too, the shopper is told. */
async function share(title: string, path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  // Not every browser has a share sheet, although the types say so.
  const sheet: Partial<Pick<Navigator, 'share'>> = navigator;
  try {
    if (sheet.share) return await sheet.share({ title, url });
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showAlert({ kind: 'share', text: perfumesText('share.copied') });
  } catch {
    showAlert({ kind: 'share', text: perfumesText('share.notCopied'), tone: 'error' });
  }
}

interface ShareButtonProps {
  title: string;
  path: string;
  text?: string;
}

export function ShareButton({ title, path, text = perfumesText('share.share') }: ShareButtonProps) {
  return (
    <Button kind="quiet" onClick={() => void share(title, path)}>
      {text}
    </Button>
  );
}
