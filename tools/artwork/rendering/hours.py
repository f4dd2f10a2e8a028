"""A perfume's hours: its lights mixed from the bright opening to the last ember.

python hours.py KEY [--in out] [--out DIR] [--frames 12]: reads a render of hours-KEY and writes hours-KEY-01.jpg and so on.
"""
import os, sys, argparse
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np, denoise as dn, post, rooms

ap = argparse.ArgumentParser()
ap.add_argument("key")
ap.add_argument("--in", dest="src", default="out")
ap.add_argument("--out", default=os.path.dirname(os.path.abspath(__file__)))
ap.add_argument("--frames", type=int, default=12)
a = ap.parse_args()

shot, room, LAMPS = "hours-" + a.key, rooms.room_of("hours-" + a.key), 7
pale = rooms.ROOM_OF[a.key] in ("stone", "honey")


def lights():
    """each light group, denoised; kept beside the render so that it can be mixed again"""
    kept = os.path.join(a.src, shot + ".npz")
    render = os.path.join(a.src, shot + "_col0001.exr")
    if not os.path.exists(kept) or os.path.getmtime(kept) < os.path.getmtime(render):
        clean = dn.aux(post.load(a.src, shot, "alb"), post.load(a.src, shot, "nrm"))
        names = ["room", "glow"] + ["lamp%d" % i for i in range(LAMPS)]
        np.savez(kept, **{n: dn.denoise(post.load(a.src, shot, n), clean=clean, quality="base").astype(np.float16) for n in names})
    return np.load(kept)


Z = lights()
L = np.stack([Z["lamp%d" % i].astype(np.float32) for i in range(LAMPS)])
ROOM, GLOW = Z["room"].astype(np.float32), Z["glow"].astype(np.float32)


def frame(t):
    """the light of the moment t, 0 to 1"""
    at = t * (LAMPS - 1)
    weights = np.exp(-((np.arange(LAMPS) - at) / .75) ** 2)
    weights /= weights.sum()
    rise = post.smoothstep(t / .45)
    # a pale room stays pale: it ends about half as dark and as warm as a dark one
    tint = np.array((1, .87 - .17 * t, .70 - .28 * t) if pale else (1, .86 - .22 * t, .66 - .38 * t), np.float32)
    lamp = (L * weights[:, None, None, None]).sum(0) * tint * rise * ((1.1 - .68 * t) if pale else (2.9 - 1.1 * t))
    last = .5 if pale else .26
    dim = last + ((1. if pale else 1.5) - last) * (1 - post.smoothstep(t / .8))
    warm = np.array((1, 1 - .06 * t, 1 - .14 * t) if pale else (1, 1 - .10 * t, 1 - .22 * t), np.float32)
    late = post.smoothstep((t - .3) / .7)
    return ROOM * dim * warm + lamp + GLOW * (.30 * late if pale else .8 + .7 * late)


for f in range(a.frames):
    x = post.grade(frame(f / (a.frames - 1)), **dict(room["grade"], grain=0))
    post.save(os.path.join(a.out, "%s-%02d.jpg" % (shot, f + 1)), x, 95)
