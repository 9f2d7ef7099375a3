-- Whether another session has the same deals is asked before hands are shown: somebody may still play them there.

CREATE INDEX deals_by_hands ON deals (hands) WHERE hands IS NOT NULL;
