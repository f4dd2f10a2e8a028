import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TOKEN_HEADER } from '#api/endpoints';
import { CAROUSEL_INTERVAL_MS } from '#config/constants';
import { editions } from '#house/editions';
import { homeTexts, slides } from '#house/home';
import { brand } from '#house/house';
import { animationFile, answerAnimation } from '../helpers/animation';
import { renderApp } from '../helpers/app';
import { setMedia } from '../helpers/browser';
import { expectLogged } from '../helpers/console';
import { need } from '../helpers/goods';
import { intersect, scrollToEnd } from '../helpers/intersection';

const SLIDE = CAROUSEL_INTERVAL_MS;
const COUNT = slides.length;
const [opening, filmed] = [need(slides[0], 'a slide'), need(slides[1], 'a second slide')];

/** The name of a slide: '2 of 4'. After the last comes the first. */
const nth = (number: number): string => `${((number - 1) % COUNT) + 1} of ${COUNT}`;

/** Opens Home at the top of the page, with the hero in view. */
async function openHome(path = '/') {
  const { user } = renderApp(path);
  const headline = await screen.findByRole('heading', { level: 1 });
  intersect(hero());
  return { user, headline };
}

const carousel = (): HTMLElement => screen.getByRole('region', { name: `The perfumes of ${brand}` });

/** The carousel and the text over it. */
function hero(): HTMLElement {
  const { parentElement } = carousel();
  if (!parentElement) throw new Error('the carousel stands in the hero');
  return parentElement;
}

/** The name of the slide that is shown, such as '1 of 4'. */
function shownSlide(): string | null {
  return within(carousel())
    .getByRole('group', { name: new RegExp(`^\\d of ${COUNT}$`) })
    .getAttribute('aria-label');
}

const wait = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

const press = (name: string): HTMLElement => within(carousel()).getByRole('button', { name });
const film = (): HTMLVideoElement | null => carousel().querySelector('video');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

describe('Home', () => {
  it('welcomes, and links to where the slide leads and then to Register', async () => {
    const { headline } = await openHome();
    expect(headline).toHaveTextContent(homeTexts.heroHeadline);
    const register = within(hero()).getByRole('link', { name: 'Register' });
    expect(register).toHaveAttribute('href', '/register');
    const collection = within(hero()).getByRole('link', { name: opening.link.text });
    expect(collection).toHaveAttribute('href', opening.link.to);
    expect(collection.compareDocumentPosition(register)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("has About Us, 'Explore Our Scents' with a panel of each edition, and 'New Collections' with the animation", async () => {
    await openHome();
    const about = screen.getByRole('region', { name: 'About Us' });
    expect(within(about).getByRole('img', { name: homeTexts.aboutAlt })).toBeInTheDocument();
    expect(about).toHaveTextContent(homeTexts.aboutParagraphs[0]);
    const scents = within(screen.getByRole('region', { name: 'Explore Our Scents' }));
    const panels = scents.getAllByRole('listitem');
    const links = panels.map((panel) => {
      expect(within(panel).getByRole('img')).toHaveAccessibleName();
      const link = within(within(panel).getByRole('heading', { level: 3 })).getByRole('link');
      return [link.textContent, link.getAttribute('href')];
    });
    expect(links).toEqual(editions.map(({ name, to }) => [name, to]));
    expect(screen.getByRole('heading', { level: 2, name: 'New Collections' })).toBeInTheDocument();
    expect(screen.getByText('Loading animation...')).toBeInTheDocument();
    expect(screen.getByText('Launching Soon...')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Notify Me When Live' })).toBeInTheDocument();
  });

  it('says that the page was not found, on an unknown address only', async () => {
    const line = homeTexts.notFound;
    const { user } = await openHome('/no/such/page');
    expect(screen.getByText(line)).toBeVisible();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(screen.queryByText(line)).not.toBeInTheDocument();
  });

  it('reveals sections over 1200 ms when they are scrolled into view, and hides none without observers', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 4000, 100, 100));
    await openHome();
    const words = screen.getByRole('heading', { name: 'About Us' }).parentElement;
    const region = screen.getByRole('region', { name: 'About Us' });
    // An IntersectionObserver reports each element once when it starts.
    intersect(region, false);
    expect(words).toHaveAttribute('data-reveal', 'waiting');
    intersect(region);
    expect(words).toHaveAttribute('data-reveal', 'shown');
    const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
    expect(tokens).toContain('--reveal: 1200ms;');
    expect(readFileSync('src/ui/Reveal.module.css', 'utf8')).toContain('opacity var(--reveal)');
  });
});

describe('the hero carousel', () => {
  it('shows each slide with its picture, line and link, and a film where it has one', async () => {
    const { user } = await openHome();
    const told: unknown[] = [];
    for (const [at, { film }] of slides.entries()) {
      const number = at + 1;
      await user.click(press(`Go to slide ${number} of ${COUNT}`));
      const slide = within(carousel()).getByRole('group', { name: nth(number) });
      expect(within(slide).getByRole('img')).toHaveAccessibleName();
      expect(slide.querySelector('video') !== null).toBe(film !== undefined);
      const [line, link] = hero().querySelectorAll(".slideText[data-state='current']");
      told.push([line?.textContent, link?.textContent, link?.getAttribute('href')]);
    }
    expect(told).toEqual(slides.map(({ line, link }) => [line, link.text, link.to]));
  });

  it('advances automatically, and from the last slide to the first', async () => {
    await openHome();
    await wait(SLIDE - 100);
    expect(shownSlide()).toBe(nth(1));
    await wait(200);
    for (let number = 2; number <= COUNT + 1; number += 1) {
      expect(shownSlide()).toBe(nth(number));
      await wait(SLIDE);
    }
  });

  it('steps with the arrows and wraps in both directions', async () => {
    const { user } = await openHome();
    await user.click(press('Previous slide'));
    expect(shownSlide()).toBe(nth(COUNT));
    await user.click(press('Next slide'));
    expect(shownSlide()).toBe(nth(1));
    await user.click(press('Next slide'));
    expect(shownSlide()).toBe(nth(2));
  });

  const expectStill = async (): Promise<void> => {
    await wait(2 * SLIDE + 1000);
    expect(shownSlide()).toBe(nth(1));
  };
  const expectMoving = async (): Promise<void> => {
    await wait(SLIDE);
    expect(shownSlide()).toBe(nth(2));
  };

  it("stops with 'Pause' and continues with 'Play', even with pointer and focus on it", async () => {
    const { user } = await openHome();
    await user.click(press('Pause'));
    await expectStill();
    await user.click(press('Play'));
    await expectMoving();
    expect(press('Pause')).toHaveFocus();
  });

  it('pauses while the pointer is over it, or a control or a link has the focus', async () => {
    const { user } = await openHome();
    await user.hover(hero());
    await expectStill();
    await user.unhover(hero());
    act(() => within(hero()).getByRole('link', { name: 'Register' }).focus());
    await expectStill();
    await user.tab();
    expect(press('Pause')).toHaveFocus();
    await expectStill();
    within(screen.getByRole('banner')).getByRole('link', { name: 'Home' }).focus();
    await expectMoving();
  });

  it.each(['Search', 'Menu'])('pauses behind what the button %s opens', async (name) => {
    const { user } = await openHome();
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name }));
    if (name === 'Search') await screen.findByRole('dialog');
    await expectStill();
  });

  it('pauses out of view and on a hidden page', async () => {
    await openHome();
    intersect(hero(), false);
    await expectStill();
    intersect(hero());
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await expectStill();
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await expectMoving();
  });

  it('does not move under reduced motion until it is started', async () => {
    setMedia('prefers-reduced-motion');
    const { user } = await openHome();
    await expectStill();
    await user.click(press('Play'));
    await expectMoving();
  });
});

describe("the hero's film", () => {
  const file = { webm: '/film/a.webm', mp4: '/film/a.mp4', width: 16, height: 9 };
  const FILM = { large: file, wide: file, tall: file };
  const { film: own } = filmed;
  const play = vi.fn<() => Promise<void>>();
  const pause = vi.fn<() => void>();
  beforeEach(() => {
    play.mockReset().mockResolvedValue();
    pause.mockReset();
    Object.assign(HTMLMediaElement.prototype, { play, pause });
    // Whether the house has a film or not.
    Object.assign(filmed, { film: FILM });
    onTestFinished(() => void Object.assign(filmed, { film: own }));
  });

  it('is muted, inline, looped, not preloaded, and plays only on its slide while not paused', async () => {
    const { user } = await openHome();
    expect(film()).toBeNull();
    await user.click(press(`Go to slide ${nth(2)}`));
    const video = film();
    expect(video).toMatchObject({ muted: true, loop: true, preload: 'none' });
    expect(video).toHaveAttribute('playsinline');
    const sources = [...(video?.querySelectorAll('source') ?? [])].map((source) => source.type.split(';')[0]);
    expect(sources).toEqual(['video/webm', 'video/mp4']);
    expect(play).toHaveBeenCalled();
    pause.mockClear();
    await user.click(press('Pause'));
    expect(pause).toHaveBeenCalled();
  });

  it('does not load under reduced motion: the poster is shown instead', async () => {
    setMedia('prefers-reduced-motion');
    const { user } = await openHome();
    await user.click(press(`Go to slide ${nth(2)}`));
    expect(within(carousel()).getByRole('img', { name: filmed.alt })).toBeInTheDocument();
    expect(film()).toBeNull();
  });
});

describe('the animation', () => {
  it('is fetched with a plain GET when it is near the view, then replaces its loading text', async () => {
    const requests: Request[] = [];
    answerAnimation(({ request }) => {
      requests.push(request);
      return HttpResponse.text(animationFile);
    });
    renderApp('/', { signedIn: true });
    await screen.findByText('Loading animation...');
    expect(requests).toHaveLength(0);
    scrollToEnd();
    expect(await screen.findByRole('button', { name: 'Pause animation' })).toBeInTheDocument();
    expect(screen.queryByText('Loading animation...')).not.toBeInTheDocument();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.has(TOKEN_HEADER)).toBe(false);
  });

  it('can be paused and played, and does not start under reduced motion', async () => {
    setMedia('prefers-reduced-motion');
    answerAnimation(() => HttpResponse.text(animationFile));
    const { user } = await openHome();
    scrollToEnd();
    await user.click(await screen.findByRole('button', { name: 'Play animation' }));
    await user.click(screen.getByRole('button', { name: 'Pause animation' }));
    expect(screen.getByRole('button', { name: 'Play animation' })).toHaveFocus();
  });

  it.each([
    ['JSON that is no animation', () => HttpResponse.json({ version: 1, layers: {} }), 'shape'],
    ['no answer', () => HttpResponse.error(), 'Failed to fetch'],
    ['a refusal', () => new HttpResponse(null, { status: 401 }), 'status 401'],
    ['a file that the player refuses', () => HttpResponse.json({ layers: [null] }), '.+'],
  ])(
    "is logged as 'Failed to load animation' for %s, and 'Loading animation...' stays",
    async (_, answer, why) => {
      answerAnimation(answer);
      await openHome();
      scrollToEnd();
      await vi.waitFor(async () => {
        await wait(1000);
        expectLogged(new RegExp(`^Failed to load animation: ${why}$`));
      });
      await wait(60_000);
      expect(screen.getByText('Loading animation...')).toBeInTheDocument();
      expect(screen.getByText('Launching Soon...')).toBeInTheDocument();
    },
  );
});
