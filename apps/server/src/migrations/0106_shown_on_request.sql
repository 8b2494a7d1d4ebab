-- A delivered work carries the name it is made out to, so it is shown only when its buyer has agreed. Earlier buyers were told that
-- names are hidden, which does not hold for handwriting: what they ordered stays private until they decide otherwise.
update orders set keep_hidden = true where not keep_hidden and type in ('AUTOGRAPH', 'VIDEO_GREETING');
